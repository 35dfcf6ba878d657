export interface WindowOptions {
  /** Of the page in CSS pixels. */
  width: number;
  height: number;
  /** The system asks for dark. Default false. */
  dark?: boolean;
  /** The visitor lets things move. Default false. */
  motion?: boolean;
  /** Default true. */
  scripts?: boolean;
}

/** A key by its name in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** One window of a browser, with a profile of its own: what every engine can be asked to do, and no more. */
export interface EngineWindow {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Runs an expression in the page. Its value, or what its promise comes to, has to be JSON. */
  run(expression: string): Promise<unknown>;
  /** Moves the pointer, in CSS pixels of the window. */
  move(x: number, y: number): Promise<void>;
  /** Moves the pointer and clicks. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What stands in the window, as a PNG. */
  screenshot(): Promise<Buffer>;
  /** What went wrong since the last call: console errors and warnings, what nobody caught, refusals, failed requests. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** Name and version, for the report. */
  version: string;
  open(options: WindowOptions): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** Requests that a browser gives up because the visitor goes on to another page. */
export const isCancelled = (reason = '') => /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(reason);
