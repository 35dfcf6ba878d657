import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Builder, Button, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { FoundBrowser } from '../../../scripts/browsers.ts';
import { type Engine, type EngineWindow, isCancelled, type Key, type WindowOptions } from './engine.ts';

const WINDOW = fileURLToPath(new URL('webkit_window.py', import.meta.url));

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A screen that nobody sees, with a number that the server chooses. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2600x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(server.stdout, 'data');
  return { display: `:${String(number).trim()}`, close: () => end(server) };
}

/** What went wrong by a log, without what says nothing of the page. */
const problemsIn = (log: string) => log.split('\n').filter((line) => line !== '' && !isCancelled(line));

/** The system's WebKit: a WebKitWebDriver of its own for each window, since one drives only one. */
export async function systemWebkit({ path }: FoundBrowser): Promise<Engine> {
  const screen = await startScreen();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  let version = 'webkit';

  async function open({ width, height, dark, motion, scripts = true }: WindowOptions): Promise<EngineWindow> {
    const port = await freePort();
    const own = await mkdtemp(join(folder, 'window-'));
    const log = join(own, 'log');
    await writeFile(log, '');
    const server = spawn(path, ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
    });
    const url = `http://127.0.0.1:${port}`;
    await vi.waitUntil(() => fetch(`${url}/status`).catch(() => undefined), { timeout: 10_000 });
    const args = [`--log=${log}`, `--width=${width}`, `--height=${height}`];
    if (dark) args.push('--dark');
    if (motion) args.push('--motion');
    if (!scripts) args.push('--no-scripts');
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({ browserName: 'webkit_window', 'webkitgtk:browserOptions': { binary: WINDOW, args } }),
      )
      .build();
    version = `webkit ${(await driver.getCapabilities()).get('browserVersion')}`;
    let read = 0;
    return {
      goto: (address) => driver.get(address),
      run: (expression) => driver.executeScript(`return (${expression})`),
      move: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 20, origin: Origin.VIEWPORT })
          .perform(),
      click: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 20, origin: Origin.VIEWPORT })
          .press(Button.LEFT)
          .release(Button.LEFT)
          .perform(),
      type: (text) =>
        driver
          .actions()
          .sendKeys(...text)
          .perform(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      problems: async () => {
        const text = await readFile(log, 'utf8');
        const fresh = text.slice(read);
        read = text.length;
        return problemsIn(fresh);
      },
      close: async () => {
        await driver.quit();
        await end(server);
        // The browser may write into its profile until it has gone.
        await rm(own, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      },
    };
  }
  return {
    get version() {
      return version;
    },
    open,
    close: async () => {
      await screen.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
