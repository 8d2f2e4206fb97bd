export type ChooseChainParameters = {
  addChain(url: string, publicUrl: string): boolean | Promise<boolean>
  prompt(question: string): Promise<string>
  print(line: string): void
}

export function promptForChain(file: string): Promise<boolean>
export function chooseChain(parameters: ChooseChainParameters): Promise<boolean>
