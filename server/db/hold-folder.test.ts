import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { holdFolder, holdFolderInTurn } from './hold-folder.ts';

const emptyFolder = () => scratchFolder('hold');

test('a folder is held once, until it is let go of', () => {
  const folder = emptyFolder();
  const letGo = holdFolder(folder);
  expect(holdFolder(folder)).toBeNull();
  letGo?.();
  const again = holdFolder(folder);
  expect(again).not.toBeNull();
  again?.();
});

test('a folder on a full disk can be held: nothing is written for it', () => {
  const folder = emptyFolder();
  const letGo = holdFolder(folder);
  expect(readdirSync(folder)).toEqual(['server.lock']);
  expect(statSync(join(folder, 'server.lock')).size).toBe(0);
  letGo?.();
});

test('whoever waits in vain for a folder is told whose it is, and what to do', async () => {
  const folder = emptyFolder();
  const letGo = holdFolder(folder);
  const lines: string[] = [];
  await expect(holdFolderInTurn(folder, 1, (line) => lines.push(line))).rejects.toThrow(
    `Another server, or a command, has ${folder}. Stop the server, or wait for the end of the command.`,
  );
  expect(lines).toEqual([`Another server, or a command, has ${folder}: waiting for its end ...`]);
  letGo?.();
});

test('a folder whose lock cannot be written is named', () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'server.lock'));
  expect(() => holdFolder(folder)).toThrow(`${join(folder, 'server.lock')} could not be opened for writing`);
});
