import { LocalBus } from '../src/bus/local.ts';
import { describeBus } from './bus-suite.ts';

describeBus({ name: 'local', fresh: async () => new LocalBus(), settle: async () => {} });
