export type { Theme } from '../theme/Theme.ts'
export { DialogFrame, type DialogFrameProps } from '../ui/DialogFrame.tsx'
