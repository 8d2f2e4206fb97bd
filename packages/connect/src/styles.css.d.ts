// Lets an app import the styles without its bundler's types.
export {}
