import { setupPage } from '@storybook/test-runner';
import StorybookEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

/** In ms. A story that computes this long without a pause is as good as one that hangs. */
const ANSWER = 10_000;

/** Replaces a browser that died or hangs, so that only the story that was playing fails. */
export default class extends StorybookEnvironment {
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_done' || event.test.errors.length === 0 || (await this.answers())) return;
    const { browser, lastAction } = this.global;
    event.test.errors.push(new Error(`The browser does not answer any more. Last: ${lastAction}.`));
    // A browser that hangs never says that it is closed.
    browser.close().catch(() => undefined);
    this.global.browser = undefined;
    await this.global.jestPlaywright.resetBrowser();
    await setupPage(this.global.page, this.global.context);
  }

  async answers() {
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, ANSWER, false);
    });
    const answer = this.global.page.evaluate(() => true).catch(() => false);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}
