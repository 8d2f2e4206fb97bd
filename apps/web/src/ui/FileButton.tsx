import type { ChangeEvent } from 'react'
import { buttonClass } from './Button.tsx'
import { cx } from './cx.ts'
import styles from './FileButton.module.css'

export type FileButtonProps = {
  accept: string
  isDisabled?: boolean | undefined
  isMultiple?: boolean | undefined
  label: string
  /** Never called with none. */
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** A file input that looks like a button, with native accessibility. */
export function FileButton({ accept, isDisabled, isMultiple, label, onFiles }: FileButtonProps) {
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = currentTarget.files ?? []
    // Lets the same file be selected again after it was fixed.
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
