/** The login page's style sheet, allowed by hash in its policy. It needs no web font. */
export const loginStyle = `
:root{color-scheme:light dark;--page:#f3efe7;--surface:#fffdf9;--text:#26303a;--quiet:#5a636c;--line:#cfc8ba;--field:#7d7668;--brick:#9a3b26;--on-brick:#fff;--wash:#fbeae4}
@media(prefers-color-scheme:dark){:root{--page:#191e23;--surface:#222931;--text:#ece7dd;--quiet:#b1aca1;--line:#3d4650;--field:#8a8f94;--brick:#e58c72;--on-brick:#231410;--wash:#3a2620}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:1fr auto;justify-items:center;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
main{align-self:center;width:100%;max-width:27rem;padding:2.5rem 1.5rem;background:var(--surface);border-block:1px solid var(--line)}
.brand{margin:0 0 2rem;padding-top:.75rem;border-top:4px solid var(--brick);font:600 1.0625rem/1.4 Georgia,"Times New Roman",serif;overflow-wrap:anywhere}
h1{margin:0;font:500 2.125rem/1.15 Georgia,"Times New Roman",serif;letter-spacing:-.01em}
.intro{margin:.5rem 0 1.75rem;color:var(--quiet)}
label{display:block;margin:1.25rem 0 .375rem;font-weight:600;font-size:.9375rem}
input{display:block;width:100%;padding:.6875rem .75rem;border:1px solid var(--field);border-radius:3px;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--brick);box-shadow:inset 0 0 0 1px var(--brick)}
button{display:block;width:100%;margin-top:1.75rem;padding:.75rem 1rem;border:1px solid var(--brick);border-radius:3px;background:var(--brick);color:var(--on-brick);font:inherit;font-weight:600;cursor:pointer}
a.button{display:block;margin-top:1.75rem;padding:.75rem 1rem;border-radius:3px;background:var(--brick);color:var(--on-brick);font-weight:600;text-align:center;text-decoration:none}
button:hover,a.button:hover{filter:brightness(.93)}
button.quiet{margin-top:0;background:transparent;border-color:var(--field);color:var(--text)}
button.quiet:hover{border-color:var(--text);filter:none}
:focus-visible{outline:3px solid var(--brick);outline-offset:2px}
.failure{margin:0;padding:.75rem 1rem;border-left:4px solid var(--brick);background:var(--wash)}
.or{display:flex;align-items:center;gap:1rem;margin:1.5rem 0;color:var(--quiet)}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--line)}
.help{margin:1.25rem 0 0;color:var(--quiet);font-size:.875rem}
a{color:var(--brick)}
.news{margin:0;padding:.75rem 1rem;border-left:4px solid var(--field);background:var(--page)}
#passkey button{margin-top:.75rem}
.qr{margin:0 auto;max-width:15rem}
.qr svg{display:block;width:100%}
.codes{display:grid;grid-template-columns:1fr 1fr;gap:.5rem 1rem;margin:0;padding:0;list-style:none}
code{font:.9375rem ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
form .help{margin-top:.5rem}
nav{padding:1.25rem 1rem 1.5rem}
nav ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem .5rem;margin:0;padding:0;list-style:none;font-size:.875rem}
nav a,nav span{display:inline-block;padding:.375rem .5rem;color:var(--quiet)}
nav span{color:var(--text);font-weight:600}
@media(min-width:40rem){main{padding:3rem;border:1px solid var(--line);border-radius:4px}}
`;
