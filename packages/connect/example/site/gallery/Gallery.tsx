import type { Layout } from '../../../src/context/ConnectContext.ts'
import { scenes } from './scenes.ts'
import { themes } from './themes.ts'

const WINDOWS = {
  compact: { height: 640, width: 480 },
  mobile: { height: 780, width: 390 },
  wide: { height: 600, width: 860 },
} as const satisfies Record<Layout, { height: number; width: number }>
const LAYOUTS = ['wide', 'compact', 'mobile'] as const satisfies readonly Layout[]
const SCALE = 0.42

export type GalleryProps = { layout: Layout; theme: string }

/** Every view in one layout and theme, or one view in every theme; each in a window of its own. */
export function Gallery({ layout, theme }: GalleryProps) {
  const frames =
    theme === 'all'
      ? Object.keys(themes).flatMap((name) =>
          ['list', 'rejected', 'profile'].map((scene) => ({ scene, theme: name, title: `${name}: ${scene}` })),
        )
      : scenes.map(({ name }) => ({ scene: name, theme, title: name }))
  return (
    <main className="gallery">
      <h1>Wallet dialog: {frames.length} pictures</h1>
      <nav aria-label="Layouts and themes">
        <a href="../">Options and code</a>
        {LAYOUTS.map((name) => (
          <a aria-current={name === layout} href={toQuery({ layout: name, theme })} key={name}>
            {name}
          </a>
        ))}
        {[...Object.keys(themes), 'all'].map((name) => (
          <a aria-current={name === theme} href={toQuery({ layout, theme: name })} key={name}>
            {name === 'all' ? 'all themes' : name}
          </a>
        ))}
      </nav>
      <ul>
        {frames.map((frame) => (
          <li key={frame.title}>
            <a href={toQuery({ layout, scene: frame.scene, theme: frame.theme })}>{frame.title}</a>
            <Window layout={layout} scene={frame.scene} theme={frame.theme} title={frame.title} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function Window({ layout, scene, theme, title }: GalleryProps & { scene: string; title: string }) {
  const { height, width } = WINDOWS[layout]
  return (
    <div className="gallery-window" style={{ height: height * SCALE, width: width * SCALE }}>
      <iframe
        height={height}
        inert
        src={toQuery({ layout, scene, theme })}
        style={{ transform: `scale(${SCALE})` }}
        tabIndex={-1}
        title={title}
        width={width}
      />
    </div>
  )
}

const toQuery = (values: Record<string, string>) => `?${new URLSearchParams(values)}`
