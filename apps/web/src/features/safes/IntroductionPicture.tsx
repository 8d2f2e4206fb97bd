import styles from './IntroductionPicture.module.css'

/** Amount and digest are the same on both screens, and in every language. */
const amount = '2.5 ETH'
const digest = ['7f3a 91c0', 'e2b4 5d08', '1c6e aa47'] as const

/**
 * What the product does, without words: the browser and the device computed the same digest of one payment, which two of
 * three owners signed. Decorative, because the text beside it says so.
 */
export function IntroductionPicture() {
  return (
    <svg aria-hidden="true" className={styles.picture} focusable="false" viewBox="0 0 500 350">
      <Window />
      <Device />
      <g className={styles.equal}>
        <circle cx={318} cy={201} r={21} />
        <path d="M310 197h16M310 206h16" />
      </g>
    </svg>
  )
}

function Window() {
  return (
    <>
      <rect className={styles.card} height={318} rx={14} width={318} x={8} y={14} />
      <path className={styles.line} d="M8 50h318" />
      <g className={styles.dot}>
        <circle cx={28} cy={32} r={4} />
        <circle cx={42} cy={32} r={4} />
        <circle cx={56} cy={32} r={4} />
      </g>
      <rect className={styles.inset} height={16} rx={8} width={150} x={92} y={24} />
      <Coin />
      <text className={styles.amount} x={78} y={93}>
        {amount}
      </text>
      <path className={styles.arrow} d="M196 86h44m-9-8 9 8-9 8" />
      <g className={styles.contact}>
        <circle cx={274} cy={86} r={18} />
        <circle className={styles.face} cx={274} cy={81} r={6} />
        <path className={styles.face} d="M263 97a11 9 0 0 1 22 0z" />
      </g>
      <rect className={styles.inset} height={92} rx={8} width={278} x={28} y={122} />
      <Digest x={46} y={147} />
      <Check x={30} y={239} />
      <rect className={styles.word} height={8} rx={4} width={120} x={54} y={235} />
      <Check x={30} y={263} />
      <rect className={styles.word} height={8} rx={4} width={92} x={54} y={259} />
      <g>
        <Owner hue="accent" x={46} />
        <Owner hue="ok" x={78} />
        <circle className={styles.missing} cx={110} cy={302} r={13} />
        <text className={styles.count} x={134} y={307}>
          2 / 3
        </text>
      </g>
      <rect className={styles.button} height={36} rx={8} width={104} x={202} y={284} />
      <path
        className={styles.signature}
        d="M228 309c6-14 10-14 10-6s-4 9 2 5 7-16 12-15-2 12 2 13 5-3 7-4 4 3 8 1 5-3 8-3"
      />
    </>
  )
}

function Device() {
  return (
    <>
      <rect className={styles.device} height={216} rx={20} width={156} x={336} y={96} />
      <rect className={styles.screen} height={134} rx={10} width={128} x={350} y={112} />
      <g className={styles.onScreen}>
        <text className={styles.small} x={364} y={138}>
          {amount}
        </text>
        <Digest x={364} y={170} />
      </g>
      <circle className={styles.key} cx={382} cy={280} r={15} />
      <circle className={styles.confirm} cx={446} cy={280} r={15} />
      <path className={styles.cross} d="m377 275 10 10m0-10-10 10" />
      <path className={styles.tick} d="m439 280 5 5 9-10" />
    </>
  )
}

function Digest({ x, y }: { x: number; y: number }) {
  return digest.map((groups, index) => (
    <text className={styles.digest} key={groups} x={x} y={y + index * 26}>
      {groups}
    </text>
  ))
}

function Check({ x, y }: { x: number; y: number }) {
  return <path className={styles.check} d={`m${x} ${y} 4 4 8-9`} />
}

function Owner({ hue, x }: { hue: 'accent' | 'ok'; x: number }) {
  return (
    <>
      <circle className={styles.owner} cx={x} cy={302} data-hue={hue} r={13} />
      <path className={styles.ownerTick} d={`m${x - 5} 302 4 4 7-8`} />
    </>
  )
}

function Coin() {
  return (
    <g className={styles.coin}>
      <circle cx={48} cy={86} r={18} />
      <path d="m48 73 8 13-8 5-8-5zM40 89l8 5 8-5-8 11z" />
    </g>
  )
}
