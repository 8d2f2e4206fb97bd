import { type PointerEvent, type ReactNode, useState } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import styles from './Chart.module.css'

const t = createCatalogue('transfers')

type ChartColumn = {
  id: string | number
  label: string
  /** Fractions of the maximum, 0 to 1: the height of a level; increase and decrease of a flow. */
  parts: readonly number[]
  texts: readonly string[]
  /** Below the column. */
  tick?: string
}

export type ChartProps = {
  title: string
  /** A flow has opposite directions around a middle line; pairs stand side by side. */
  kind: 'level' | 'flow' | 'pairs'
  columns: readonly ChartColumn[]
  headings: readonly string[]
  edges: readonly [top: ReactNode, bottom: ReactNode]
  ends?: readonly [start: ReactNode, end: ReactNode]
}

const width = 10
const height = 100

export function Chart({ title, kind, columns, headings, edges, ends }: ChartProps) {
  const [pointed, setPointed] = useState<number>()
  const column = pointed === undefined ? undefined : columns[pointed]
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: drawn } = currentTarget.getBoundingClientRect()
    const part = (clientX - left) / drawn
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    setPointed(Math.min(Math.floor((isMirrored ? 1 - part : part) * columns.length), columns.length - 1))
  }
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      {kind === 'pairs' ? <Legend headings={headings} /> : null}
      <div className={styles.frame}>
        <svg
          aria-hidden="true"
          className={styles.drawing}
          focusable="false"
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
          onPointerMove={point}
          preserveAspectRatio="none"
          viewBox={`0 0 ${columns.length * width} ${height}`}
        >
          {pointed === undefined ? null : (
            <path className={styles.pointed} d={`M${pointed * width} 0h${width}V${height}h-${width}Z`} />
          )}
          {kind === 'level' ? (
            <Level columns={columns} />
          ) : kind === 'flow' ? (
            <Flow columns={columns} />
          ) : (
            <Pairs columns={columns} />
          )}
        </svg>
        <div className={styles.edges}>
          <span>{edges[0]}</span>
          <span>{edges[1]}</span>
        </div>
        {columns.some(({ tick }) => tick !== undefined) ? (
          <div aria-hidden="true" className={styles.ticks}>
            {columns.map(({ id, tick }) => (
              <bdi key={id}>{tick}</bdi>
            ))}
          </div>
        ) : null}
      </div>
      <div className={styles.ends}>
        <span>{ends?.[0]}</span>
        {/* The table has the same for those who do not point. */}
        <span aria-hidden="true" className={styles.readout}>
          {column ? [column.label, ...column.texts].join(' · ') : null}
        </span>
        <span>{ends?.[1]}</span>
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
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
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

/** Received and sent, each from the base line. */
function Pairs({ columns }: Pick<ChartProps, 'columns'>) {
  return columns.map(({ id, parts: [first = 0, second = 0] }, index) => (
    <g key={id}>
      <rect
        className={styles.rise}
        height={round(first * height)}
        width={2.6}
        x={index * width + 2.1}
        y={round(height - first * height)}
      />
      <rect
        className={styles.fall}
        height={round(second * height)}
        width={2.6}
        x={index * width + 5.3}
        y={round(height - second * height)}
      />
    </g>
  ))
}

/** Which bars are which: position and the table say it as well. */
function Legend({ headings: [, first, second] }: Pick<ChartProps, 'headings'>) {
  return (
    <p aria-hidden="true" className={styles.legend}>
      <span data-side="rise">{first}</span>
      <span data-side="fall">{second}</span>
    </p>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
