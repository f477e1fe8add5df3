declare module 'virtual:worker-url' {
  const url: string;
  export default url;
}
