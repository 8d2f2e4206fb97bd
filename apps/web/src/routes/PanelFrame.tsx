import styles from '../features/app-requests/AppRequests.module.css'
import { cx } from '../ui/cx.ts'
import type { ReviewFrameProps } from './ReviewFrame.ts'

/** A review inside of the panel, which does not change the document's title. */
export function PanelFrame({ actions, children, isTitleHidden = false, title }: ReviewFrameProps) {
  return (
    <>
      <div className={cx(styles.review, isTitleHidden && styles.hidden)}>
        <h3>{title}</h3>
        {actions}
      </div>
      {children}
    </>
  )
}
