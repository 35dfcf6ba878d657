import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * In a fresh clone Vitest starts with the largest files. That of the forms takes longest and is small, as it only imports
 * others: were it the last, half of the machine would wait for it.
 */
class FormsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isForms = ({ moduleId }: TestSpecification) => moduleId.endsWith('/tests/forms.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isForms), ...sorted.filter((file) => !isForms(file))];
  }
}

// Whole-site tests: a real Chromium against the built site, served as `npm start` serves it.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: ['tests/support/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: FormsFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
