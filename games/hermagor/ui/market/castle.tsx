import './castle.css';

/* Drawn upwards from the wall of the square, at y 0; how much of it is seen depends on the room above the market. */

/** From one side to the other, up and down `teeth` times, as battlements do. */
function battlements(width: number, teeth: number): string {
  const step = width / (2 * teeth - 1);
  return `v-8h${step}${`v8h${step}v-8h${step}`.repeat(teeth - 1)}v8`;
}

/** A wall or the shaft of a tower around x, with battlements. */
function wall(x: number, half: number, top: number, teeth: number): string {
  return `M${x - half} 6V${top}${battlements(2 * half, teeth)}V6Z`;
}

/** A round tower with its roof and pennant. */
function Tower({ x, half, top }: { readonly x: number; readonly half: number; readonly top: number }) {
  const rim = half + 6;
  const peak = top - 24 - 2.4 * half;
  return (
    <>
      <path className="hg-castle-roof" d={`M${x - rim} ${top - 16}L${x} ${peak}L${x + rim} ${top - 16}Z`} />
      <path className="hg-castle-stone" d={`M${x - half} 6V${top}h${2 * half}V6Z`} />
      <path
        className="hg-castle-stone"
        d={`M${x - half} ${top}l-6 -8v-8${battlements(2 * rim, 4)}v8l-6 8Z`}
      />
      <path className="hg-castle-slit" d={`M${x} ${top + 18}v14M${x} ${top + 62}v14`} />
      <path className="hg-castle-pole" d={`M${x} ${peak}v-26`} />
      <path className="hg-castle-flag" d={`M${x} ${peak - 26}l24 7l-24 7Z`} />
    </>
  );
}

const HILLS = 'M-20 6V-70C60-150 150-60 250-96S420-150 612-84V6Z';

/** The castle behind the wall of the square. */
export function Castle({ x }: { readonly x: number }) {
  return (
    <>
      <path className="hg-castle-hills" d={HILLS} />
      <path className="hg-castle-roof" d={`M${x - 74} -178L${x - 52} -236H${x + 52}L${x + 74} -178Z`} />
      <path className="hg-castle-stone" d={wall(x, 66, -168, 6)} />
      <path className="hg-castle-slit" d={`M${x - 34} -140v16M${x} -140v16M${x + 34} -140v16`} />
      <path className="hg-castle-pole" d={`M${x} -236v-34`} />
      <path className="hg-castle-flag" d={`M${x} -270l32 9l-32 9Z`} />
      <Tower x={x - 128} half={26} top={-112} />
      <Tower x={x + 128} half={26} top={-112} />
      <path className="hg-castle-stone" d={wall(x, 240, -58, 21)} />
      <path className="hg-castle-joints" d={`M${x - 240} -42h480M${x - 228} -24h456`} />
      <Tower x={x - 244} half={30} top={-84} />
      <Tower x={x + 244} half={30} top={-84} />
      <path className="hg-castle-stone" d={wall(x, 46, -78, 4)} />
      <path className="hg-castle-gate" d={`M${x - 24} 6V-26a24 24 0 0 1 48 0V6Z`} />
      <path
        className="hg-castle-grate"
        d={`M${x - 12} 6V-46M${x} 6V-50M${x + 12} 6V-46M${x - 24} -26h48M${x - 24} -10h48`}
      />
    </>
  );
}
