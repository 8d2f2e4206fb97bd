export const root: string
export const standaloneDir: string
export const webDir: string
