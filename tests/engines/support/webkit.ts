import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// biome-ignore lint/plugin: poll interval, because WebDriver cannot wait for an outcome
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EngineWindow, isCanceled, type Key, killGroup, START_LIMIT, type WindowOptions } from './window.ts';

const WINDOW = fileURLToPath(new URL('webkit_window.py', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a virtual screen and returns the name of its X display. The screen exits when its last window closes. */
async function startScreen(): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '2600x1600x24', '-nolisten', 'tcp', '-terminate'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  return `:${String(number).trim()}`;
}

/** WebDriver's key codes. */
const keys: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  ' ': ' ',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Sends a WebDriver command (https://www.w3.org/TR/webdriver2/). */
async function send(url: string, body?: object) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(START_LIMIT),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Window of the system's WebKit, via WebDriver. */
export async function webkitWindow(path: string, options: WindowOptions): Promise<EngineWindow> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'log');
  await writeFile(log, '');
  const port = await freePort();
  const driver = spawn(path, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: await startScreen(), GDK_BACKEND: 'x11' },
  });
  const close = async () => {
    await killGroup(driver);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const server = `http://127.0.0.1:${port}`;
  const args = [
    `--log=${log}`,
    `--width=${options.width}`,
    `--height=${options.height}`,
    `--theme=${options.colorScheme}`,
    `--motion=${options.reducedMotion}`,
    `--scripts=${options.javaScript}`,
  ];

  async function startSession(): Promise<string> {
    while (!(await fetch(`${server}/status`).catch(() => undefined))) await setTimeout(20);
    const alwaysMatch = { browserName: 'webkit_window', 'webkitgtk:browserOptions': { binary: WINDOW, args } };
    const { sessionId } = await send(`${server}/session`, { capabilities: { alwaysMatch } });
    return `${server}/session/${sessionId}`;
  }
  const session = await startSession().catch(async (error) => {
    await close();
    throw error;
  });

  const point = (x: number, y: number, ...more: object[]) =>
    send(`${session}/actions`, {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20, origin: 'viewport' },
            ...more,
          ],
        },
      ],
    });
  const type = (text: string) =>
    send(`${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  let read = 0;
  return {
    goto: (url) => send(`${session}/url`, { url }),
    run: (expression) => send(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    move: (x, y) => point(x, y),
    click: (x, y) => point(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    type,
    press: (key, times = 1) => type(keys[key].repeat(times)),
    resize: (width, height) => send(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    screenshot: async () => Buffer.from(await send(`${session}/screenshot`), 'base64'),
    problems: async () => {
      const text = await readFile(log, 'utf8');
      const lines = text.slice(read).split('\n');
      read = text.length;
      return lines.filter((line) => line !== '' && !isCanceled(line));
    },
    close,
  };
}
