import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface WindowOptions {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  javaScript: boolean;
}

/** Keys used by tests. */
export type Key = 'Tab' | 'Enter' | ' ' | 'Escape' | 'End' | 'ArrowRight' | 'ArrowDown';

/** Window of a separate browser process, with the commands that all engines support. */
export interface EngineWindow {
  /** Opens a URL and waits for the load event. */
  goto(url: string): Promise<unknown>;
  /** Evaluates an expression in the page; its value (or resolved value) must be JSON. */
  run(expression: string): Promise<unknown>;
  /** Moves the pointer to a position in CSS pixels of the window. */
  move(x: number, y: number): Promise<unknown>;
  /** Moves the pointer and clicks. */
  click(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Presses a key one or more times. */
  press(key: Key, times?: number): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** The visible part of the page as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Console errors and warnings, uncaught errors, policy violations and failed requests since the last call. */
  problems(): Promise<string[]>;
  /** Closes the browser, even if it does not respond. */
  close(): Promise<void>;
}

/** Whether a request was canceled by navigation; WebKit says "cancelled". cspell:ignore cancelled */
export const isCanceled = (reason = '') => /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(reason);

/** Time limit for starting a browser, in ms. A start takes 2 s on an idle machine and 30 s on a busy one. */
export const START_LIMIT = 60_000;

/** Time limit for one command, in ms. A page loads in under a second on an idle machine. */
export const COMMAND_LIMIT = 20_000;

/** Kills a browser and its child processes. */
export async function killGroup(leader: ChildProcess) {
  const isRunning = leader.exitCode === null && leader.signalCode === null;
  const exited = isRunning ? once(leader, 'exit') : undefined;
  try {
    process.kill(-(leader.pid ?? 0), 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
  await exited;
}
