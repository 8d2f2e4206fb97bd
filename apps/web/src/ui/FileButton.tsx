import type { ChangeEvent } from 'react'
import { buttonClass } from './Button.tsx'
import { cx } from './cx.ts'
import styles from './FileButton.module.css'

export type FileButtonProps = {
  /** As the `accept` of an input: a hint to the browser, no check. */
  accept: string
  isDisabled?: boolean | undefined
  isMultiple?: boolean | undefined
  label: string
  /** Never called with none. */
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** Opens files, and looks like a button; the input behind it keeps what browsers and readers know of one. */
export function FileButton({ accept, isDisabled, isMultiple, label, onFiles }: FileButtonProps) {
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = currentTarget.files ?? []
    // The same file, mended, can be picked again.
    currentTarget.value = ''
    if (first) onFiles([first, ...others])
  }
  return (
    <label className={cx(buttonClass('outline'), styles.button)}>
      {label}
      <input
        accept={accept}
        className={styles.input}
        disabled={isDisabled}
        multiple={isMultiple}
        onChange={pick}
        type="file"
      />
    </label>
  )
}
