import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FilmTrack, filmFrames, filmTracks, lightAlong } from '../../src/drawing/film.ts';
import { randomFrom } from '../../src/drawing/random.ts';
import { keepMade } from './made.ts';

// Renders the hero's moving light, once for wide windows and once for phones: node scripts/generate/film.ts (needs ffmpeg).
// The film is white light on black. The page adds it to its own surface, so that one film serves both themes.

const [framesPerSecond, seconds] = [24, 10];
const out = join(import.meta.dirname, '../..', 'public', 'film');
/** Of a light's core, in px; the glow reaches three times as far. */
const radius = 1.4;

/** One frame, a byte a pixel. @param phase 0 to 1 through the loop. */
function renderFrame(tracks: readonly FilmTrack[], { width, height }: Size, phase: number): Buffer {
  // A tail is many spots on one line: the brightest counts, as their sum would be a bar.
  const frame = Buffer.alloc(width * height);
  const reach = Math.ceil(radius * 3);
  for (const { x, y, strength } of tracks.flatMap((track) => lightAlong(track, phase))) {
    for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, Math.ceil(y + reach)); py++) {
      for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, Math.ceil(x + reach)); px++) {
        const light = Math.round(255 * strength * Math.exp(-(((px - x) ** 2 + (py - y) ** 2) / radius ** 2)));
        const at = py * width + px;
        frame[at] = Math.max(frame[at] ?? 0, light);
      }
    }
  }
  return frame;
}

interface Size {
  width: number;
  height: number;
}

/** Feeds every frame to ffmpeg, which encodes it with `codec` into `name`. */
async function encode(frames: readonly Buffer[], size: Size, name: string, codec: readonly string[]) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ];
  // Colours are tagged, or a player may guess another matrix and shift the surface.
  const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const target = join(out, name);
  const args = [
    '-y',
    '-loglevel',
    'error',
    ...input,
    '-an',
    ...colour,
    ...tags,
    ...codec,
    '-map_metadata',
    '-1',
    target,
  ];
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while writing ${name}`);
  console.log(`${`public/film/${name}`.padEnd(32)}${String(statSync(target).size).padStart(8)} B`);
}

const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2', '-g', '240'];
const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high', '-movflags', '+faststart'];

/** What the films are made from. */
export const filmSource = () => ({
  framesPerSecond,
  seconds,
  radius,
  vp9,
  h264,
  films: Object.entries(filmFrames).map(([name, size]) => ({ name, size, tracks: filmTracks(size, randomFrom(name)) })),
});

async function makeFilms() {
  mkdirSync(out, { recursive: true });
  const source = filmSource();
  for (const { name, size, tracks } of source.films) {
    const count = framesPerSecond * seconds;
    const frames = Array.from({ length: count }, (_, i) => renderFrame(tracks, size, i / count));
    await encode(frames, size, `${name}.webm`, vp9);
    await encode(frames, size, `${name}.mp4`, [...h264, '-bf', '2', '-fflags', '+bitexact']);
  }
  keepMade('film', source);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await makeFilms();
