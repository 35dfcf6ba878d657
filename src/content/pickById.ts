/** One of a list for an id: the same id always gets the same one, whatever other records there are. */
export function pickById<Item>(list: readonly [Item, ...Item[]], id: string): Item {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return list[sum % list.length] ?? list[0];
}
