// Loaded before a command: kills its process at the first line that it prints, however fast or slow the machine is.
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = (text: string | Uint8Array): boolean => {
  write(text)
  return process.kill(process.pid, 'SIGKILL')
}
