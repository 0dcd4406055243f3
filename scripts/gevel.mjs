#!/usr/bin/env node
// npm run gevel -- <command>: runs one of server/commands/ from the build. Without a command it lists them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, keepCompiledCode, loadEnvironmentFile, requireNode, root } from './steps.mjs';

// Whoever reads the output may have seen enough: `… status | head`.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));

requireNode();
loadEnvironmentFile();
process.env.NODE_ENV ??= 'production';
await ensureInstalled();
await ensureBuilt();
keepCompiledCode();
const { main } = await import(pathToFileURL(path.join(root, 'build/server/command.js')).href);
process.exit(await main(root, process.argv.slice(2)));
