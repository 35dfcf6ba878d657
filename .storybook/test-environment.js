import { setupPage } from '@storybook/test-runner';
import StorybookEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

/** Time in ms after which a page that does not respond counts as hanging. */
const ANSWER = 10_000;

/** Replaces a browser that crashed, hangs or still runs a failed story, because the next story would fail in it too. */
export default class extends StorybookEnvironment {
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_done' || event.test.errors.length === 0 || (await this.isReady())) return;
    const { browser, lastAction } = this.global;
    event.test.errors.push(new Error(`The browser did not get to the end of the story. Last: ${lastAction}.`));
    // Not awaited, because closing a hanging browser never completes.
    browser.close().catch(() => undefined);
    this.global.browser = undefined;
    await this.global.jestPlaywright.resetBrowser();
    await setupPage(this.global.page, this.global.context);
  }

  /** Whether the page responds, has the runner's script (`__test`), and has finished its story (test-runner.ts). */
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
