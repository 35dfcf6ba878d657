import { nameOf } from '../theme/rootAttributes';
import { themeForWorker } from './theme';

/**
 * Writes the chosen theme into every page before the browser reads it, so that none is painted in the other one first: a
 * page that blocks on nothing cannot know of the choice in time. `chooseTheme` keeps the choice in a cache, and registers
 * this worker for a visitor who chose a theme. For everyone else pages come as they are.
 */

interface NavigationEvent extends Event {
  readonly request: Request;
  /** The answer to a page's request that the browser sent off while this worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const worker = globalThis as unknown as {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
};

function withTheme(page: Response, theme: string | undefined): Response {
  if (!theme || !page.body || !page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  let done = false;
  const write = new TransformStream<string, string>({
    transform(text, controller) {
      controller.enqueue(done ? text : text.replace('<html', `<html ${nameOf('theme')}="${theme}"`));
      done ||= text.includes('<html');
    },
  });
  const { status, statusText } = page;
  const headers = new Headers(page.headers);
  headers.delete('Content-Length');
  const body = page.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(write)
    .pipeThrough(new TextEncoderStream());
  return new Response(body, { status, statusText, headers });
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.registration.navigationPreload?.enable()));
worker.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const page = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))();
  event.respondWith(
    Promise.all([page, themeForWorker().catch(() => undefined)]).then((answers) => withTheme(...answers)),
  );
});
