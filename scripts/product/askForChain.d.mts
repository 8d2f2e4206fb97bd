export type ChooseChainParameters = {
  addChain(url: string, publicUrl: string): boolean | Promise<boolean>
  ask(question: string): Promise<string>
  print(line: string): void
}

export function askForChain(file: string): Promise<boolean>
export function chooseChain(parameters: ChooseChainParameters): Promise<boolean>
