import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface WindowOptions {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  javaScript: boolean;
}

/** The keys that tests press. */
export type Key = 'Tab' | 'Enter' | ' ' | 'Escape' | 'End' | 'ArrowRight' | 'ArrowDown';

/** One window of a browser that was started for it: the commands that every engine supports. */
export interface EngineWindow {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<unknown>;
  /** Runs an expression in the page. Its value, or the value of its promise, has to be JSON. */
  run(expression: string): Promise<unknown>;
  /** Moves the pointer, in CSS pixels of the window. */
  move(x: number, y: number): Promise<unknown>;
  /** Moves the pointer and clicks. */
  click(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Presses a key so many times, by default once. */
  press(key: Key, times?: number): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** The visible part of the page, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Console errors and warnings, uncaught errors, policy violations and failed requests since the last call. */
  problems(): Promise<string[]>;
  /** Ends the browser, also one that does not answer. */
  close(): Promise<void>;
}

/** Requests that a browser gives up because the visitor goes on to another page. */
export const isCanceled = (reason = '') => /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(reason);

/** How long a browser may take to start, in ms: two seconds on idle cores, thirty on a machine that is very busy. */
export const START_LIMIT = 60_000;

/** How long a browser may take to answer one command, in ms. A page loads in under a second on idle cores. */
export const COMMAND_LIMIT = 20_000;

/** Kills a browser with all its processes, which form a group. */
export async function killGroup(leader: ChildProcess) {
  const isRunning = leader.exitCode === null && leader.signalCode === null;
  const exited = isRunning ? once(leader, 'exit') : undefined;
  try {
    process.kill(-(leader.pid ?? 0), 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
  await exited;
}
