const lengthened = (text: string) => `${text}, Unternehmenssoftwarelandschaft included, ${text}`;

/** For `LongWords`: lengthens the texts under `keys` of each record and adds a word that cannot wrap. */
export const lengthen = <T extends object>(records: readonly T[], ...keys: readonly (keyof T)[]): T[] =>
  records.map((record) => {
    const longer = keys.map((key) => {
      const text = record[key];
      return [key, Array.isArray(text) ? text.map(lengthened) : lengthened(String(text))];
    });
    return { ...record, ...Object.fromEntries(longer) };
  });
