/** Made by `compileMessages.ts`: `virtual:messages/<language>` has loaders, `virtual:messages/<language>/<group>` texts. */
declare module 'virtual:messages/*' {
  export const catalogues: Readonly<Record<string, import('./translate.ts').Messages>>
  export const loaders: import('./translate.ts').MessageLoaders
}
