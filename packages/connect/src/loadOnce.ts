/** Loads on the first use and once; what failed is loaded anew on the next, not lost for the life of the page. */
export function loadOnce<part>(load: () => Promise<part>): () => Promise<part> {
  let loading: Promise<part> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
