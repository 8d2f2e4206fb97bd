import type { ReactNode } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import styles from './Chart.module.css'

const t = createCatalogue('transfers')

type ChartColumn = {
  id: string | number
  label: string
  /** Fractions of the maximum, 0 to 1: the height of a level; increase and decrease of a flow. */
  parts: readonly number[]
  texts: readonly string[]
}

export type ChartProps = {
  title: string
  kind: 'level' | 'flow'
  columns: readonly ChartColumn[]
  headings: readonly string[]
  edges: readonly [top: ReactNode, bottom: ReactNode]
  ends: readonly [start: ReactNode, end: ReactNode]
}

const width = 10
const height = 100

export function Chart({ title, kind, columns, headings, edges, ends }: ChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.frame}>
        <svg
          aria-hidden="true"
          className={styles.drawing}
          focusable="false"
          preserveAspectRatio="none"
          viewBox={`0 0 ${columns.length * width} ${height}`}
        >
          {kind === 'level' ? <Level columns={columns} /> : <Flow columns={columns} />}
        </svg>
        <div className={styles.edges}>
          <span>{edges[0]}</span>
          <span>{edges[1]}</span>
        </div>
      </div>
      <div className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <details className={styles.numbers}>
        <summary>{t('asTable')}</summary>
        <table>
          <caption className={styles.hidden}>{title}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ id, label, texts }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {texts.map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never move
                  <td key={index}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Stepped: nothing changes between two transfers. */
function Level({ columns }: Pick<ChartProps, 'columns'>) {
  const line = columns
    .map(({ parts: [part = 0] }, index) => {
      const y = round(height - part * height)
      return `${index === 0 ? 'M' : 'L'}${index * width} ${y}H${(index + 1) * width}`
    })
    .join('')
  return (
    <>
      <path className={styles.area} d={`${line}V${height}H0Z`} />
      <path className={styles.line} d={line} />
    </>
  )
}

/** Received above the line, sent below: the position repeats what the colour shows. */
function Flow({ columns }: Pick<ChartProps, 'columns'>) {
  const middle = height / 2
  return (
    <>
      {columns.map(({ id, parts: [rise = 0, fall = 0] }, index) => (
        <g key={id}>
          <rect
            className={styles.rise}
            height={round(rise * middle)}
            width={width - 3}
            x={index * width + 1.5}
            y={round(middle - rise * middle)}
          />
          <rect
            className={styles.fall}
            height={round(fall * middle)}
            width={width - 3}
            x={index * width + 1.5}
            y={middle}
          />
        </g>
      ))}
      <path className={styles.zero} d={`M0 ${middle}H${columns.length * width}`} />
    </>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
