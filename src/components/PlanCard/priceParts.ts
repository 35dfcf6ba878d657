/** A printed price taken apart for setting: "from $5K/month" is `from`, `$5K`, `/month`; "Custom" is an amount alone. */
export function priceParts(price: string): { before: string; amount: string; after: string } {
  const [, before = '', amount = price, after = ''] = /^(from)?\s*([^/]+)(\/.+)?$/i.exec(price.trim()) ?? [];
  return { before, amount: amount.trim(), after };
}
