import { readFile, stat } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { type Session, startSession } from './session.ts';

export { expect } from '@playwright/test';

/** Silence after which Orca has finished, in ms. */
const SILENCE_TIME = 1_000;
/** Longest pause between phrases that belong together, in ms. */
const PHRASE_GAP = 500;
/** Time limit for a phrase, in ms. */
const TIME_LIMIT = 20_000;

interface Heard {
  text: string;
  /** Whether the phrase was spoken completely. */
  whole: boolean;
}

/** A visitor who presses keys and listens to Orca. */
export class Reader {
  private readonly session: Session;
  private readonly site: string;
  /** Number of lines in the voice log at the last key. */
  private logStart = 0;
  /** Time of the last key. */
  private pressed = 0;

  constructor(session: Session, site: string) {
    this.session = session;
    this.site = site;
  }

  get page() {
    return this.session.page;
  }

  private async lines() {
    return (await readFile(this.session.voice, 'utf8')).split('\n').slice(0, -1);
  }

  /** Phrases since the last key. */
  async spokenPhrases(): Promise<Heard[]> {
    const spokenPhrases: Heard[] = [];
    for (const line of (await this.lines()).slice(this.logStart)) {
      const text = line.slice('said '.length).trim();
      const spoken = line.startsWith('said ') ? undefined : spokenPhrases.findLast((one) => one.text === text);
      if (spoken) spoken.whole = true;
      else if (line.startsWith('said ')) spokenPhrases.push({ text, whole: false });
    }
    return spokenPhrases;
  }

  /** Polls the phrases until a condition is met or the time limit has passed. */
  private async listen(isEnough: (spokenPhrases: Heard[], silence: number) => boolean): Promise<Heard[]> {
    let spokenPhrases: Heard[] = [];
    await expect
      .poll(
        async () => {
          spokenPhrases = await this.spokenPhrases();
          const { mtimeMs } = await stat(this.session.voice);
          const silence = Date.now() - Math.max(mtimeMs, this.pressed);
          const speaks = spokenPhrases.at(-1)?.whole === false && silence < TIME_LIMIT / 2;
          return isEnough(spokenPhrases, speaks ? 0 : silence);
        },
        { timeout: TIME_LIMIT, intervals: [50] },
      )
      .toBe(true)
      .catch(() => undefined);
    return spokenPhrases;
  }

  /** Waits until Orca is silent. */
  private async silence() {
    await this.listen((_, silence) => silence > SILENCE_TIME);
  }

  /** Presses keys by their xdotool names. */
  async press(...keys: string[]) {
    await base.step(`press ${keys.join(' ')}`, async () => {
      for (const key of keys) {
        this.logStart = (await this.lines()).length;
        await this.session.type('key', '--clearmodifiers', key);
        this.pressed = Date.now();
      }
    });
  }

  async type(text: string) {
    await base.step(`type ${text}`, async () => {
      // Orca treats letters as commands until it has announced the field.
      await this.silence();
      this.logStart = (await this.lines()).length;
      await this.session.type('type', '--delay', '30', text);
      this.pressed = Date.now();
      // A key press right after typing would make Orca repeat the announcement.
      await this.silence();
    });
  }

  /** Expects phrases with these beginnings since the last key: complete, once, and in this order. */
  async expectSpoken(...phrases: string[]) {
    await base.step(`hear ${phrases.join(' | ')}`, async () => {
      const isWhole = (spokenPhrases: Heard[], phrase: string) =>
        spokenPhrases.some(({ text, whole }) => whole && text.startsWith(phrase));
      const spokenPhrases = await this.listen(
        (all, silence) => silence > SILENCE_TIME && phrases.every((phrase) => isWhole(all, phrase)),
      );
      const matches = spokenPhrases.filter(({ text }) => phrases.some((phrase) => text.startsWith(phrase)));
      const told = spokenPhrases.map(({ text, whole }) => (whole ? text : `${text} (cut off)`)).join('\n');
      expect(
        matches.map(({ whole }) => whole),
        told,
      ).toEqual(phrases.map(() => true));
      phrases.forEach((phrase, index) => {
        expect(matches[index]?.text.startsWith(phrase), `${phrase} in its place among\n${told}`).toBe(true);
      });
    });
  }

  /** Expects no phrase with this beginning since the last key. */
  async expectNotSpoken(phrase: string) {
    expect((await this.spokenPhrases()).filter(({ text }) => text.startsWith(phrase))).toEqual([]);
  }

  /** Presses a key repeatedly until a phrase with this beginning is spoken. */
  async find(key: string, phrase: string) {
    await base.step(`press ${key} until ${phrase}`, async () => {
      const seen: string[] = [];
      for (let presses = 0; presses < 40; presses += 1) {
        await this.press(key);
        const isSaid = (all: Heard[]) => all.some(({ text }) => text.startsWith(phrase));
        const spokenPhrases = await this.listen(
          (all, silence) => isSaid(all) || (silence > PHRASE_GAP && all.length > 0),
        );
        if (isSaid(spokenPhrases)) return;
        seen.push(...spokenPhrases.map(({ text }) => text));
      }
      throw new Error(`Never heard ${phrase} among\n${seen.join('\n')}`);
    });
  }

  /** Opens a page and waits at its top until the application runs and Orca is silent. */
  async goto(path: string) {
    await base.step(`go to ${path}`, async () => {
      this.logStart = (await this.lines()).length;
      await this.page.goto(this.site + path);
      await this.listen((spokenPhrases) => spokenPhrases.some(({ text }) => text.startsWith('Finished loading ')));
      // Pressing the Control key silences Orca and starts the application.
      await this.press('Control_L');
      await this.page.waitForSelector('html[data-app=ready]');
      await this.press('ctrl+Home');
      await this.silence();
    });
  }

  /** Waits for Orca and activates Firefox. */
  async start() {
    await this.listen((spokenPhrases) => spokenPhrases.some(({ text }) => text.startsWith('Screen reader on')));
    await this.session.type('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowactivate', '--sync');
    await this.silence();
    // Moves from the address bar into the page.
    await this.press('F6');
    await this.silence();
  }
}

export const test = base.extend<{ reader: Reader }, { session: Session }>({
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const session = await startSession();
      try {
        await new Reader(session, '').start();
        await use(session);
      } finally {
        await session.end();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reader: ({ session, baseURL }, use) => use(new Reader(session, String(baseURL))),
});
