export const root: string
export const standaloneDir: string
