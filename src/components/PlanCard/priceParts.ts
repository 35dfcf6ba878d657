/** Splits a price for layout: "from $5K/month" into `from`, `$5K` and `/month`; "Custom" is only an amount. */
export function priceParts(price: string): { before: string; amount: string; after: string } {
  const [, before = '', amount = price, after = ''] = /^(from)?\s*([^/]+)(\/.+)?$/i.exec(price.trim()) ?? [];
  return { before, amount: amount.trim(), after };
}
