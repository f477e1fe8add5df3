#!/usr/bin/env node
import { kontor } from './kontor.ts';

// The reader of our output may close it early (kontor … | head), which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await kontor(process.argv.slice(2));
