import type { ReactNode } from 'react'

/** What stands around a review: a page of its own, or the panel beside whoever asks for it. */
export type ReviewFrameProps = { title: string; isTitleHidden?: boolean; actions?: ReactNode; children: ReactNode }

export type ReviewFrame = (props: ReviewFrameProps) => ReactNode
