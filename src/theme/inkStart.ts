/** Share of a record drawing's width that it keeps free of ink at each side (`margin` of `drawing/records/paper.ts`). */
const margin = 28 / 480;

/** Height of such a drawing in shares of its width. */
const ratio = 300 / 480;

/**
 * Lets the ink of a record's drawing begin in line with words whose padding is that, however wide the cell is. Its
 * place stays as high as that of a photograph.
 *
 * @param padding of the words below or beside it
 */
export function inkStart(padding: string) {
  const start = `calc((${padding} - ${margin} * 100%) / ${1 - margin})`;
  return {
    marginBlock: `calc(${start} * ${ratio / 2})`,
    marginInlineStart: start,
    inlineSize: `calc(100% - ${start})`,
  };
}
