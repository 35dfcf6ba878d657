import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FilmTrack, filmFrame, filmTracks, lightAlong } from '../../src/drawing/film.ts';
import { randomFrom } from '../../src/drawing/random.ts';
import values from '../../src/theme/generated/values.json' with { type: 'json' };
import { keepMade } from './made.ts';

// Renders the hero's moving light: node scripts/generate/film.ts (needs ffmpeg).
// Only the light is in the film; the page shows it behind the sharp lines of the drawing. Its surface is the hero's, so
// there is a film for each theme.

const { width, height } = filmFrame;
const [framesPerSecond, seconds] = [24, 10];
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const films = { hero: values['light.ink'], 'hero-dark': values['dark.ink'] };
const out = join(import.meta.dirname, '../..', 'public', 'film');

/** Adds a soft round spot to a frame. @param radius of the core in pixels; the glow reaches three times as far. */
function addSpot(frame: Float32Array, x: number, y: number, strength: number, radius: number): void {
  const reach = Math.ceil(radius * 3);
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, Math.ceil(y + reach)); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, Math.ceil(x + reach)); px++) {
      const distance = Math.hypot(px - x, py - y) / radius;
      const value = Math.exp(-distance * distance * 1.6) + 0.14 * Math.exp(-distance * distance * 0.4);
      const i = py * width + px;
      frame[i] = Math.min(1, (frame[i] ?? 0) + strength * value);
    }
  }
}

/** One frame as packed RGB. @param phase 0 to 1 through the loop. */
function renderFrame(tracks: readonly FilmTrack[], phase: number, surface: number[], light: number[]): Buffer {
  const glow = new Float32Array(width * height);
  for (const track of tracks) {
    for (const { x, y, strength } of lightAlong(track, phase)) {
      if (strength < 0.01) continue;
      addSpot(glow, x - filmFrame.x, y - filmFrame.y, strength, 1.7);
    }
  }
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < glow.length; i++) {
    const share = glow[i] ?? 0;
    surface.forEach((dark, channel) => {
      pixels[i * 3 + channel] = Math.round(dark + ((light[channel] ?? 0) - dark) * share);
    });
  }
  return pixels;
}

/** Feeds every frame to ffmpeg, which encodes it with `codec` into `name`. */
async function encode(frames: readonly Buffer[], name: string, codec: readonly string[]) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
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
  frame: filmFrame,
  framesPerSecond,
  seconds,
  vp9,
  h264,
  tracks: filmTracks(randomFrom('film')),
  colours: Object.entries(films).map(([name, theme]) => ({
    name,
    surface: theme['--color-canvas'],
    light: theme['--color-text'],
  })),
});

async function makeFilms() {
  mkdirSync(out, { recursive: true });
  const source = filmSource();
  for (const { name, ...colours } of source.colours) {
    const [surface, light] = [rgb(colours.surface), rgb(colours.light)];
    const count = framesPerSecond * seconds;
    const frames = Array.from({ length: count }, (_, i) => renderFrame(source.tracks, i / count, surface, light));
    await encode(frames, `${name}.webm`, vp9);
    await encode(frames, `${name}.mp4`, [...h264, '-bf', '2', '-fflags', '+bitexact']);
  }
  keepMade('film', source);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await makeFilms();
