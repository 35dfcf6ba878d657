import { kinds, unknown } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { expectSoundVisit } from '../support/visit.ts';

// One page of each kind; `tests/pages` visits all.
for (const path of kinds)
  test(`${path} has no errors, little layout shift, small files and no accessibility violations`, async ({
    page,
    layoutShifts,
    problems,
  }) => {
    if (path === unknown) problems.allow(/^404: .*no-such-page$/);
    await expectSoundVisit({ page, layoutShifts }, path);
  });
