#!/usr/bin/env node
import { kontor } from './kontor.ts';

// Whoever reads our output may stop reading (kontor … | head): that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await kontor(process.argv.slice(2));
