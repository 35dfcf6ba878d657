import type { Guide, Style } from './style.ts';

/** The same on the other side. */
const mirror = (guides: readonly Guide[]): Guide[] =>
  guides.map((guide) => guide.map(([x, y, z]) => [-x, y, z] as const)).toReversed();

/** One half of a crop: from the ear over the temple to the middle of the forehead, each hair from its root up. */
const half: readonly Guide[] = [
  [[-36.6, 4, 8], [-38.6, 3, 4], [-39.6, -1, -4]],
  [[-36.6, -9, 16], [-39, -10, 8], [-41, -14, -6]],
  [[-35, -23, 25], [-38.8, -27, 14], [-40.6, -33, -4]],
  [[-29.6, -35, 33], [-33, -44, 20], [-34.6, -51, 2]],
  [[-21, -42.6, 37], [-22, -54, 26], [-22, -61.6, 8]],
  [[-10, -39, 41], [-9, -54, 33], [-6, -66, 12]],
]; // biome-ignore format: one hair a row

/** From the temple back over the ear, one side of a short cut. */
const overEar: readonly Guide[] = [
  [[-37, 4, 8], [-38.6, 2, 2], [-39.6, -2, -6]],
  [[-37, -10, 17], [-39.8, -11, 6], [-41.6, -16, -8]],
  [[-35.4, -23, 25], [-40, -27, 10], [-42.4, -31, -6]],
]; // biome-ignore format: one hair a row

/** What is left of hair at the side of a bald head. */
const stubble: readonly Guide[] = [
  [[-37, 4, 8], [-38.4, 2, 2], [-38.8, -2, -4]],
  [[-36.8, -7, 16], [-38.6, -9, 8], [-39.2, -12, -2]],
  [[-36.4, -16, 20], [-38, -19, 12], [-38.6, -22, 4]],
]; // biome-ignore format: one hair a row

/** Hair that ends above the collar, by what it is called. */
export const shortHairs = {
  /** Short all round, standing up from the forehead. */
  crop: {
    locks: [
      {
        guides: [...half, [[2, -38, 42], [6, -55, 34], [12, -67, 12]], [[12, -39, 41], [20, -53, 32], [25, -62, 10]], [[21, -42.6, 37], [28, -50, 24], [32, -54, 6]], ...mirror(half).slice(2)],
        cut: 2,
        ragged: 2.2,
        roots: 2.4,
        ends: true,
      },
    ],
  },
  /** Short at the sides, brushed over from a parting. */
  parting: {
    locks: [
      { guides: [...overEar, [[-30, -36, 30], [-36, -38, 10], [-40, -42, -4]]], cut: 2, ragged: 0.8, roots: 1.6, ends: true },
      {
        guides: [
          [[14, -42, 39], [23, -38.6, 36], [31.4, -28, 28], [36, -12, 18], [36.6, 4, 8]],
          [[13, -50, 30], [28, -49, 24], [37.6, -34, 14], [40, -14, 4], [38.6, 1, 0]],
          [[8, -66, 2], [26, -59.6, -2], [38.6, -41, -6], [42, -20, -8], [39.6, -3, -6]],
        ],
        edges: 'last',
        ragged: 1,
        shine: 0.4,
      },
      {
        guides: [
          [[14, -41, 40], [4, -45.6, 43], [-10, -44.6, 42], [-24, -37, 36], [-36, -22, 24]],
          [[14, -45, 36], [2, -55, 37], [-17, -54, 31], [-31, -43, 24], [-40, -22, 12]],
          [[13, -52, 28], [-1, -64, 20], [-22, -61, 14], [-37, -45, 8], [-42.6, -21, 0]],
          [[10, -65.6, 2], [-4, -67.6, 2], [-24, -64, -2], [-40, -46, -6], [-43.6, -19, -8]],
        ],
        edges: 'both',
        ragged: 1.6,
        shine: 0.42,
      },
    ],
  },
  /** At the sides only. */
  receding: {
    locks: [stubble, mirror(stubble)].map((guides) => ({ guides, cut: 3, thin: 0.7, ragged: 0.4, roots: 2 })),
  },
  /** Short, its long front swept to one side. */
  swept: {
    locks: [
      {
        guides: [
          [[-30, -34, 30], [-36, -18, 24], [-36.8, 0, 14], [-35.6, 16, 9]],
          [[-34, -40, 10], [-41, -20, 6], [-42.4, 0, 2], [-40, 14, 0]],
          [[-33, -46, -4], [-44, -22, -6], [-46, 2, -8], [-42.6, 22, -8]],
        ],
        edges: 'both',
        ragged: 5,
        ends: true,
      },
      {
        guides: [
          [[19, -43, 39], [29, -36, 34], [35, -18, 26], [36.8, 2, 14], [35.4, 16, 9]],
          [[18, -52, 26], [34, -44, 18], [41.6, -18, 8], [42.4, 4, 2], [39.6, 16, 0]],
          [[12, -65.6, 0], [34, -53.6, -4], [45, -20, -6], [46, 4, -8], [41.6, 23, -8]],
        ],
        edges: 'both',
        ragged: 5,
        ends: true,
      },
      {
        guides: [
          [[20, -43, 40], [10, -36, 45], [-8, -25, 45], [-24, -15, 38], [-35, -9, 27]],
          [[19, -47, 36], [4, -48, 42], [-16, -38, 39], [-31, -22, 30], [-40, -4, 16]],
          [[18, -54, 26], [0, -60, 28], [-24, -52, 22], [-39, -30, 14], [-44.4, 2, 2]],
          [[14, -65, 2], [-3, -68.4, 2], [-27, -62, 0], [-43, -38, -4], [-46, 0, -8]],
        ],
        edges: 'both',
        ragged: 4,
        shine: 0.42,
        ends: true,
      },
    ],
  },
} satisfies Record<string, Style>; // biome-ignore format: guides are read as rows of points
