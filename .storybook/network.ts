import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * Starts msw for one story and resolves to a function that stops it. An unhandled request logs an error, which fails
 * the story in the test run. Requests to the same origin outside `/api/`, such as files of Storybook, are allowed.
 */
export async function answer(handlers: readonly RequestHandler[]): Promise<() => Promise<void>> {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return defaults.error();
      const { request } = frame.data as { request: Request };
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) defaults.error();
    },
  });
  return async () => worker.stop();
}
