import type { ReactNode } from 'react'

/** The frame of a review: a page, or the request panel. */
export type ReviewFrameProps = { title: string; isTitleHidden?: boolean; actions?: ReactNode; children: ReactNode }

export type ReviewFrame = (props: ReviewFrameProps) => ReactNode
