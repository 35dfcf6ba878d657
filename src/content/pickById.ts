/** Selects a value from a list by an id. The result does not depend on other records. */
export function pickById<Item>(list: readonly [Item, ...Item[]], id: string): Item {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return list[sum % list.length] ?? list[0];
}
