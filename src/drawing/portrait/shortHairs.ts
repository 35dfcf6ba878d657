import type { Guide, Style } from './style.ts';

/** The same on the other side. */
const mirror = (guides: readonly Guide[]): Guide[] =>
  guides.map((guide) => guide.map(([x, y, z]) => [-x, y, z] as const)).toReversed();

/** One half of a crop: from the ear over the temple to the middle of the forehead, each hair from its root up. */
const half: readonly Guide[] = [
  [[-35, 6, 12], [-37.6, 5, 6], [-39, 0, -2]],
  [[-33, -6, 22], [-37.4, -10, 12], [-41, -14, -6]],
  [[-33, -21, 27], [-37.6, -27, 16], [-41, -33, -4]],
  [[-28.6, -35, 33], [-33, -45, 20], [-33.6, -52, 2]],
  [[-21, -43, 37], [-23, -56, 26], [-18, -63.6, 8]],
  [[-10, -40, 41], [-10, -57, 33], [0, -67, 12]],
]; // biome-ignore format: one hair a row

/** What is left of hair at the side of a bald head. */
const stubble: readonly Guide[] = [
  [[-34.6, 5, 12], [-36.2, 3, 8], [-37, -1, 4]],
  [[-33, -6, 20], [-35.8, -9, 12], [-37.2, -12, 6]],
  [[-33.4, -15, 22], [-35.6, -18, 14], [-36.8, -21, 8]],
]; // biome-ignore format: one hair a row

/** Hair that ends above the collar, by what it is called. */
export const shortHairs = {
  /** Short all round, standing up from the forehead. */
  crop: {
    locks: [
      {
        guides: [...half, [[2, -39, 42], [4, -57, 34], [16, -66.4, 12]], [[12, -40, 41], [17, -55, 32], [27, -61, 10]], [[20, -43, 37], [25, -53, 24], [30, -58, 8]], ...mirror(half).slice(2)],
        cut: 2,
        ragged: 1.8,
        roots: 2.2,
        ends: true,
      },
    ],
  },
  /** Short at the sides, brushed over from a parting. */
  parting: {
    locks: [
      {
        guides: [
          [[14, -42, 40], [22, -39.6, 37], [29.4, -31, 31], [33, -14, 23], [35, 6, 12]],
          [[13, -50, 30], [28, -49, 24], [37.6, -34, 14], [40, -14, 4], [38.6, 1, 0]],
          [[8, -66, 2], [26, -59.6, -2], [38.6, -41, -6], [42, -20, -8], [39.6, -3, -6]],
        ],
        edges: 'last',
        ragged: 1,
        shine: 0.4,
      },
      {
        guides: [
          [[16, -42, 40], [9, -44, 43], [-6, -44.6, 43], [-23, -38, 37], [-33, -21, 28], [-35, 5, 13]],
          [[16, -48, 35], [3, -56, 36], [-17, -55, 31], [-31, -42, 24], [-38.6, -18, 16], [-38, 3, 8]],
          [[16, -54, 27], [0, -63, 20], [-23, -60.6, 14], [-37, -44, 8], [-42, -18, 2], [-40, 0, -2]],
          [[13, -64.6, 2], [-2, -67.8, 2], [-25, -63.4, -2], [-40, -45, -6], [-43.4, -20, -8], [-40.6, -3, -8]],
        ],
        edges: 'both',
        ragged: 1,
        shine: 0.38,
      },
    ],
  },
  /** At the sides only. */
  receding: {
    locks: [stubble, mirror(stubble)].map((guides) => ({ guides, cut: 3, thin: 0.7, bare: true })),
  },
  /** Short, its long front swept to one side. */
  swept: {
    locks: [
      {
        guides: [
          [[-30, -34, 30], [-34, -18, 26], [-34.6, -6, 20], [-35, 4, 14]],
          [[-34, -40, 10], [-40, -22, 8], [-41, -8, 4], [-39.4, 3, 2]],
          [[-33, -46, -4], [-44, -26, -6], [-45, -10, -8], [-42, 0, -8]],
        ],
        edges: 'last',
        ragged: 3,
      },
      {
        guides: [
          [[18, -44, 39], [27, -38, 34], [32.6, -22, 28], [34.4, -5, 20], [35, 9, 13]],
          [[17, -52, 26], [32, -45, 18], [40, -24, 10], [41.4, -8, 4], [39.4, 3, 2]],
          [[9, -67.4, 0], [33, -55.6, -4], [44.6, -28, -6], [45, -10, -8], [42, 0, -8]],
        ],
        edges: 'both',
        ragged: 3,
        ends: true,
      },
      {
        guides: [
          [[20, -46, 38], [-4, -44, 43], [-22, -33, 37], [-33, -16, 28], [-35.4, 0, 20]],
          [[20, -49, 34], [0, -51, 39], [-22, -43, 34], [-36, -22, 24], [-39.4, -3, 14]],
          [[21, -54, 26], [0, -61, 28], [-24, -53, 22], [-39.4, -30, 14], [-43.6, -5, 2]],
          [[16, -65.4, 2], [-3, -68.6, 2], [-27, -62.4, 0], [-42.6, -38, -4], [-45.4, -6, -8]],
        ],
        edges: 'both',
        ragged: 3,
        shine: 0.42,
        ends: true,
      },
      {
        guides: [
          [[20, -43, 40], [16, -35, 44], [5, -25, 46], [-8, -19, 44]],
          [[19, -46, 38], [8, -38, 44], [-7, -26, 44], [-20, -16, 40]],
          [[18, -50, 33], [-1, -44, 42], [-18, -30, 39], [-29, -15, 33]],
          [[17, -53, 28], [-6, -51, 37], [-25, -37, 33], [-34, -19, 28]],
        ],
        edges: 'first',
        ragged: 3,
        shine: 0.4,
        ends: true,
      },
    ],
  },
} satisfies Record<string, Style>; // biome-ignore format: guides are read as rows of points
