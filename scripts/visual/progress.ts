type Output = { isTTY?: boolean; write(text: string): unknown };

/** Tells how far a long task is: one line that is written over on a terminal, a new line every ten per cent elsewhere. */
export function progress(label: string, total: number, out: Output = process.stdout, now = () => performance.now()) {
  const start = now();
  let done = 0;
  let told = -1;
  return (count: number) => {
    done += count;
    const tenth = Math.floor((done / total) * 10);
    if (!out.isTTY && tenth === told) return;
    told = tenth;
    const line = `${label}: ${done} of ${total}, ${Math.round((now() - start) / 1000)} s`;
    out.write(out.isTTY ? `\r${line}${done === total ? '\n' : ''}` : `${line}\n`);
  };
}
