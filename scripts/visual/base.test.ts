import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkOut, findBase, uncommitted } from './base.ts';

// Git and npm take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const home = process.cwd();
let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { encoding: 'utf8' }).trim();

function commit(text: string) {
  writeFileSync('file.txt', text);
  writeFileSync('package-lock.json', text.startsWith('lock') ? text : '{}');
  git('add', '.');
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

test('the base is where the work left main', () => {
  const left = commit('one');
  git('checkout', '--quiet', '-b', 'work');
  commit('two');
  git('checkout', '--quiet', 'main');
  commit('three');
  git('checkout', '--quiet', 'work');
  expect(findBase()).toBe(left);
});

test('origin/main goes before main', () => {
  const first = commit('one');
  git('update-ref', 'refs/remotes/origin/main', first);
  commit('two');
  expect(findBase()).toBe(first);
});

test('the first commit is compared with itself', () => {
  expect(findBase.bind(undefined)).toThrow('There is no commit yet');
  const first = commit('one');
  expect(findBase()).toBe(first);
});

test('another commit can be named', () => {
  const first = commit('one');
  commit('two');
  expect(findBase('HEAD~1')).toBe(first);
  expect(() => findBase('nowhere')).toThrow('There is no nowhere here. Fetch it');
});

test('says what to do where there is nothing to compare with', () => {
  commit('one');
  git('branch', '--move', 'work');
  expect(() => findBase()).toThrow('There is no origin/main and no main here.');
  git('checkout', '--quiet', '--orphan', 'main');
  commit('other');
  git('checkout', '--quiet', 'work');
  expect(() => findBase()).toThrow('HEAD and main have no commit in common here. Name the commit');
});

test('counts what is not committed', () => {
  commit('one');
  expect(uncommitted()).toBe(0);
  writeFileSync('file.txt', 'two');
  writeFileSync('new.txt', 'three');
  expect(uncommitted()).toBe(2);
});

test('checks the base out with the packages of this folder, and leaves no trace of it', async () => {
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

test('installs the packages of a base with another lockfile', async () => {
  const first = commit('lock that npm cannot read');
  commit('two');
  await expect(checkOut(first)).rejects.toThrow('npm ci --no-audit --no-fund failed');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});
