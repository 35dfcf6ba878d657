import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkOut, findBase } from './base.ts';

// Git takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const home = process.cwd();
let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { encoding: 'utf8' }).trim();

function commit(text: string) {
  writeFileSync('file.txt', text);
  writeFileSync('package-lock.json', '{}');
  git('add', 'file.txt', 'package-lock.json');
  git('commit', '--quiet', '-m', text);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'base-'));
  process.chdir(folder);
  git('init', '--quiet', '--initial-branch', 'main');
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('the base is where the work left the main line, that of the remote first', () => {
  const left = commit('one');
  git('checkout', '--quiet', '-b', 'work');
  const second = commit('two');
  git('checkout', '--quiet', 'main');
  commit('three');
  git('checkout', '--quiet', 'work');
  expect(findBase()).toBe(left);
  git('update-ref', 'refs/remotes/origin/main', second);
  expect(findBase()).toBe(second);
  expect(() => findBase('nowhere')).toThrow('There is no nowhere here. Fetch it');
});

test('a checkout of the base has the packages of this folder and leaves no trace', async () => {
  const first = commit('one');
  commit('two');
  mkdirSync('node_modules');
  writeFileSync('node_modules/part.txt', 'here');
  const { folder: base, remove } = await checkOut(first);
  expect(readFileSync(join(base, 'file.txt'), 'utf8')).toBe('one');
  expect(readFileSync(join(base, 'node_modules/part.txt'), 'utf8')).toBe('here');
  remove();
  expect(existsSync(base)).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(readFileSync('node_modules/part.txt', 'utf8')).toBe('here');
});
