import { LocalBus } from '../src/bus/local.ts';
import { describeBus } from './bus-suite.ts';

describeBus({
  name: 'local',
  async fresh() {
    const bus = new LocalBus();
    return [bus, bus];
  },
});
