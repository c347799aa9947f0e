import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';

/** The form of the product with nothing around it: no validation in the page, no state to keep, no design. */
export const LoginPage = () => {
  const [name, setName] = useState('');
  const [pass, setPass] = useState('');
  const [message, setMessage] = useState('');

  const logIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { ok } = await fetch('/user/login?_format=json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, pass }),
    });
    setMessage(ok ? '' : 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.');
  };

  return (
    <main>
      <h1>Inloggen</h1>
      <form onSubmit={(event) => void logIn(event)}>
        <label>
          Gebruikersnaam of e-mailadres
          <input
            name="name"
            autoComplete="username"
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label>
          Wachtwoord
          <input
            name="pass"
            type="password"
            autoComplete="current-password"
            required
            value={pass}
            onChange={(event) => setPass(event.target.value)}
          />
        </label>
        <p role="alert">{message}</p>
        <button type="submit">Inloggen</button>
      </form>
      <Link to="/account/wachtwoord-vergeten">Wachtwoord vergeten</Link>
    </main>
  );
};
