import { type HomeContent, home } from '../content/home.data';
import { BuildPlates } from '../sections/BuildPlates';
import { ClosingCall } from '../sections/ClosingCall';
import { HomeHero } from '../sections/HomeHero';
import { Promises } from '../sections/Promises';
import { SuccessStories } from '../sections/SuccessStories';

/** Home (spec 2.3). */
export function HomePage({ content = home }: { content?: HomeContent }) {
  return (
    <>
      <HomeHero {...content.hero} />
      <BuildPlates index={1} {...content.build} />
      <Promises index={2} {...content.promises} />
      <SuccessStories index={3} {...content.stories} />
      <ClosingCall floor={1} index={4} {...content.closing} />
    </>
  );
}
