import { setupWorker } from 'msw/browser';

/** Answers requests for stories that ask for it. Started once a page, by the first story with `parameters.msw`. */
export const worker = setupWorker();

await worker.start({
  quiet: true,
  onUnhandledRequest({ url }, print) {
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin || pathname.startsWith('/api/')) print.error();
  },
});
