/** The part of a story's parameters that decides how many pictures Chromatic takes of it. */
export interface ChromaticParameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> };
}

/** How many snapshots a full run in Chromatic takes, and bills. */
export const snapshots = (stories: readonly ChromaticParameters[]): number =>
  stories
    .filter(({ chromatic }) => !chromatic?.disableSnapshot)
    .reduce((sum, { chromatic }) => sum + Math.max(1, Object.keys(chromatic?.modes ?? {}).length), 0);
