import { setupPage } from '@storybook/test-runner';
import StorybookEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

/** In ms. A page that computes this long without a pause is as good as one that hangs. */
const ANSWER = 10_000;

/** Replaces a browser that died, hangs or still plays a story that failed: the next story would fail with it. */
export default class extends StorybookEnvironment {
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_done' || event.test.errors.length === 0 || (await this.isReady())) return;
    const { browser, lastAction } = this.global;
    event.test.errors.push(new Error(`The browser did not get to the end of the story. Last: ${lastAction}.`));
    // A browser that hangs never says that it is closed.
    browser.close().catch(() => undefined);
    this.global.browser = undefined;
    await this.global.jestPlaywright.resetBrowser();
    await setupPage(this.global.page, this.global.context);
  }

  /** Whether the page answers, is still the one that the runner prepared, and its story has finished (test-runner.ts). */
  async isReady() {
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, ANSWER, false);
    });
    const ready = this.global.page
      .evaluate(() => Reflect.has(globalThis, '__test') && Reflect.has(globalThis, '__finished'))
      .catch(() => false);
    return Promise.race([ready, late]).finally(() => clearTimeout(timer));
  }
}
